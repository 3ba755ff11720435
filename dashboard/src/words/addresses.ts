/** `example.com/page` of `https://www.example.com/page` */
export const shortAddress = (url: string): string => url.replace(/^https?:\/\/(www\.)?/, '');

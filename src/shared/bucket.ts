/** True where a place for exports is a bucket, which ClickHouse writes into, rather than a local folder. */
export const isBucket = (place: string): boolean => /^(s3|https?):\/\//.test(place);

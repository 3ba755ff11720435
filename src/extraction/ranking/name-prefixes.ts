/** "Official website of Acme". */
const OFFICIAL =
  /^(?:the )?(?:(?:official|offizielle|officiële) (?:(?:web)?site|web ?page|page|blog|channel|app|store|webseite|seite)|(?:sitio|página|web|site|página web|sitio web|sito|pagina|kanał|strona|stránky|canal|blog|tienda)(?: web)? (?:oficial|officiel|officielle|ufficiale|oficjalna|oficiální)|официальный сайт|situs resmi|trang web chính thức|الموقع الرسمي(?: ل)?)(?:\s(?:of|von|van|de la|de|du|d['’]|di|do|da|dell[ao]))?\s+(?=\S)/iu;

/** How many characters of a head say that it is somebody's site, in front of the name; 0 for none. */
export const officialLength = (head: string): number => OFFICIAL.exec(head)?.[0].length ?? 0;

/** "Using Acme", "Mit Acme", "使用 Acme": ways of doing something, told by what with. */
const USE =
  /^(?:(?:using|use|with|by using|utiliser|utilisation de|en utilisant|avec|usar|uso de|usando|utilizar|utilizando|utilizzare|utilizzando|con|com|mit|verwendung von|verwenden(?: sie)?|nutzung von|mithilfe von|met|gebruik(?: van)?|użycie|używanie|za pomocą|użyj|použití|pomocí|použijte|использование|использовать|используйте|с помощью|використання|за допомогою|menggunakan|gunakan|dengan|pakai|sử dụng|dùng|استخدام(?: مكتبة| أداة)?|باستخدام)\s(?:(?:the|an?|o|a|os|as|el|la|los|las|le|les|un|une|den|die|das|il|lo)\s)?|使用\s?|利用\s?|שימוש ב-?)(?=\S)/iu;

/** How many characters of a head tell to use what it names; 0 for none. */
export const useLength = (head: string): number => USE.exec(head)?.[0].length ?? 0;

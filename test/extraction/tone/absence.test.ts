import { describe, expect, it } from 'vitest';
import { absentIn } from '../../../src/extraction/tone/absence.ts';

/** Whether the first "Acme" of a clause is said to be absent. */
function isAbsent(text: string): boolean {
  const absent = absentIn(text, { start: 0, end: text.length });
  const at = text.indexOf('Acme');
  return absent !== null && at >= absent.start && at + 4 <= absent.end;
}

describe('absence', () => {
  it.each([
    "I couldn't find information about Acme",
    'I could not find any mention of Acme in the sources.',
    'I was unable to find reviews of Acme.',
    'There is no information about Acme in these articles.',
    'No results were found for Acme',
    "I don't have specific information on Acme.",
    'I am not familiar with Acme.',
    'The articles do not mention Acme.',
    'There was no mention of Acme.',
    'Acme is not among the brands listed.',
    "Acme isn't listed in any of them.",
    'Acme was not mentioned by reviewers.',
    'Acme does not appear in the results.',
    "Acme doesn't rank among the top ten.",
    'Acme is missing from this comparison.',
    'Acme is not included in the list',
    'Acme could not be verified',
    "Acme doesn't seem to exist.",
    'A company named Acme does not appear to exist',
    'There is no brand called Acme.',
    'Acme scheint nicht zu existieren.',
    "Acme n'existe pas.",
    'Acme no parece existir.',
    'Acme non esiste.',
    'Acme nie istnieje.',
    'Acme не существует.',
    'Acmeは存在しません。',
    'Acme는 존재하지 않습니다.',
    'Zu Acme wurden keine Informationen gefunden.',
    'Ich habe keine Informationen zu Acme.',
    'Acme wird in den Quellen nicht erwähnt.',
    "Je n'ai pas trouvé Acme.",
    'Il n’y a aucune information sur Acme.',
    'Acme ne figure pas dans la liste.',
    'No encontré información sobre Acme.',
    'Acme no aparece en la lista.',
    'Non ho trovato Acme.',
    'Não encontrei a Acme.',
    'Geen informatie over Acme.',
    'Acme wordt niet genoemd.',
    'Acme не упоминается.',
    '没有找到Acme的信息',
    'Acmeは含まれていません。',
    'Acme에 대한 정보를 찾을 수 없습니다',
    'Acme에 대한 언급은 없습니다.',
    'Acme라는 브랜드는 확인되지 않습니다.',
    'Acme는 목록에 포함되지 않았습니다.',
    'Acmeに関する情報はありません。',
    'Acmeというブランドはありません。',
    'ランキングの中にAcmeはありません。',
    'Acme finns inte.',
    'Acme verkar inte existera.',
    'Acme gibt es offenbar nicht.',
    'Acme tidak ditemukan.',
    'Acme mevcut değil.',
    'ไม่พบข้อมูลของ Acme',
  ])('is told by %j', (text) => {
    expect(isAbsent(text)).toBe(true);
  });

  it.each([
    'Acme is great.',
    'Acme does not include a charger.',
    'A charger is not included with the Acme 5.',
    'You will not find a better deal than Acme offers.',
    'Acme is not cheap.',
    'Acme ne coûte pas cher.',
    "Acme n'est pas cher.",
    'Acme no es barato.',
    'Acme ist nicht billig.',
    'Zeta is not listed, unlike Acme.',
    'Nothing beats Acme.',
    'There is no doubt about Acme.',
    'Acme没有缺点',
    'Problems do not exist with Acme around.',
    'Acmeは年会費がありません。',
    'Acmeなら間違いありません。',
    'Acmeは縛りがありません',
    'Acmeの料金に送料は含まれていません。',
    'Acme는 연회비가 없습니다.',
    'Acme는 단점이 거의 없습니다.',
    'Acme 요금에는 배송비가 포함되지 않습니다.',
    'Acme의 효과는 아직 확인되지 않았습니다.',
    'Bei Acme gibt es nicht nur Hosen, sondern auch Jacken.',
    'Acme finns inte i Sverige än.',
    'Acme verkar inte dyrt.',
    'Acme findes ikke i Danmark endnu.',
    'Di Acme tidak ada biaya tersembunyi.',
    "Acme Türkiye'de mevcut değil.",
    'ไม่พบปัญหากับ Acme',
    '找不到比Acme更便宜的',
  ])('is not told by %j', (text) => {
    expect(isAbsent(text)).toBe(false);
  });
});

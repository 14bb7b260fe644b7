/**
 * E-mail addresses, telephone numbers and names as people have them: what is typed or pasted, and what is read.
 * Everything that takes one is tested with this table: the rules in the browser, the site, the backend, the booking site.
 */
type Cases = { taken: [typed: string, read: string][]; refused: string[] }

export const emailCases: Cases = {
  taken: [
    ['aisyah.binti+offers@mail.example.com', 'aisyah.binti+offers@mail.example.com'],
    ['sales&support@example.com', 'sales&support@example.com'],
    ["o'neil@example.my", "o'neil@example.my"],
    ['a.@example.com', 'a.@example.com'],
    ['aisyah＠example.com', 'aisyah@example.com'],
    ['ａｉｓｙａｈ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'aisyah@example.com'],
    ['aisyah@example。com', 'aisyah@example.com'],
    ['\u200baisyah@example.com\u200b', 'aisyah@example.com'],
    ['\u202aaisyah@example.com\u202c', 'aisyah@example.com'],
    ['\u00a0aisyah@example.com ', 'aisyah@example.com'],
    ['aisyah@müller.example', 'aisyah@xn--mller-kva.example'],
    ['aisyah@旅行.example', 'aisyah@xn--zfvo28e.example'],
  ],
  refused: [
    'aisyah',
    'aisyah@',
    '@example.com',
    'aisyah@gmail',
    'aisyah@example..com',
    'aisyah rahman@example.com',
    'aisyah@-a.com',
    'aisyah@mül/ler.example',
    'aisyah@müller',
    'a@b@example.com',
    'Aisyah <aisyah@example.com>',
    `${'a'.repeat(250)}@example.com`,
    '@'.repeat(200_000),
  ],
}

/** Numbers in Malaysia, where the forms ask for a country or assume one. */
export const phoneCases: Cases = {
  taken: [
    ['012-345 6789', '012-345 6789'],
    ['+60 12-345 6789', '+60 12-345 6789'],
    ['(03) 2181.8000', '(03) 2181.8000'],
    ['(+60) 3-2181 8000', '(+60) 3-2181 8000'],
    ['０１２－３４５　６７８９', '012-345 6789'],
    ['012\u2011345\u00a06789', '012-345 6789'],
    ['012–345—6789', '012-345-6789'],
    ['012ー345ー6789', '012-345-6789'],
    ['03·2181·8000', '03.2181.8000'],
    ['\u202a+60 12-345 6789\u202c', '+60 12-345 6789'],
    ['\u200e012-345 6789', '012-345 6789'],
    ['tel:+60123456789', '+60123456789'],
    ['03-2181 8000 ext 201', '03-2181 8000 ext 201'],
    ['03-2181 8000 ext. 201', '03-2181 8000 ext 201'],
    ['03-2181 8000 x201', '03-2181 8000 ext 201'],
    ['tel:+60-3-2181-8000;ext=201', '+60-3-2181-8000 ext 201'],
    ['03-2181 8000 samb. 201', '03-2181 8000 ext 201'],
  ],
  refused: ['call me', '12', '012-345 6789 after six', '+', '012-345 6789 ext', '1'.repeat(41), '+1 (('.repeat(20_000)],
}

export const nameCases: Cases = {
  taken: [
    ['Aisyah', 'Aisyah'],
    ['Raja a/l Muthu', 'Raja a/l Muthu'],
    ['Tan Ah Kow @ James', 'Tan Ah Kow @ James'],
    ['S.Kumar', 'S. Kumar'],
    ["Nur'ain", "Nur'ain"],
    ['D’Cruz', 'D’Cruz'],
    ['O‘Brien', 'O‘Brien'],
    ['‘Abdullah', '‘Abdullah'],
    ['Jean-Luc', 'Jean-Luc'],
    ['Jean\u2010Luc', 'Jean\u2010Luc'],
    ['Jean\u2011Luc', 'Jean\u2011Luc'],
    ['Jean–Luc', 'Jean–Luc'],
    ['李明', '李明'],
    ['Αλέξης', 'Αλέξης'],
    ['ශ්\u200dරී', 'ශ්\u200dරී'],
    ['علی\u200cرضا', 'علی\u200cرضا'],
    ['Núria Gal·la', 'Núria Gal·la'],
    ['阿卜杜拉·马吉德', '阿卜杜拉·马吉德'],
    ['レオナルド・ダ・ヴィンチ', 'レオナルド・ダ・ヴィンチ'],
    ['陈（小明）', '陈(小明)'],
    ['Aisyah\u200b', 'Aisyah'],
    ['\u202bعلي\u202c', 'علي'],
    ['Aisyah\u00a0Rahman', 'Aisyah Rahman'],
    [' Aisyah ', 'Aisyah'],
    ['evil.example/login', 'evil. example/login'],
  ],
  refused: [
    'Aisyah\nClick here',
    'Aisyah\r\n\r\nhttps://evil.example',
    'see http://evil.example',
    '<b>Aisyah</b>',
    'You won 1000',
    'a\u2028b',
    'a\u0000b',
    '·',
    'x'.repeat(101),
  ],
}

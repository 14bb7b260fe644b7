import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findAirports, readAirport } from './airport-search.ts'
import { airports } from './airports.ts'

const first = (typed: string) => findAirports(typed)[0]?.code

test('typed texts find the intended place', () => {
  const expected: Record<string, string> = {
    KUL: 'KUL',
    kul: 'KUL',
    KL: 'KUL',
    kl: 'KUL',
    klia2: 'KUL',
    'kuala lumpur': 'KUL',
    subang: 'SZB',
    'penang airport': 'PEN',
    'subang airport': 'SZB',
    'lapangan terbang antarabangsa kuching': 'KCH',
    penang: 'PEN',
    'Pulau Pinang': 'PEN',
    'george town': 'PEN',
    KK: 'BKI',
    sabah: 'BKI',
    JB: 'JHB',
    legoland: 'JHB',
    sarawak: 'KCH',
    'alor star': 'AOR',
    malacca: 'MKZ',
    'kota bahru': 'KBR',
    trengganu: 'TGG',
    redang: 'TGG',
    saigon: 'SGN',
    hcmc: 'SGN',
    bkk: 'BKK',
    bangkok: 'BKK',
    'don muang': 'DMK',
    singapura: 'SIN',
    bali: 'DPS',
    jogja: 'YIA',
    jakarta: 'CGK',
    hk: 'HKG',
    peking: 'PEK',
    canton: 'CAN',
    xian: 'XIY',
    hokkaido: 'CTS',
    kyoto: 'KIX',
    tokyo: 'TYO',
    narita: 'NRT',
    haneda: 'HND',
    'tokyo narita': 'NRT',
    seoul: 'ICN',
    pusan: 'PUS',
    trichy: 'TRZ',
    madras: 'MAA',
    bombay: 'BOM',
    mekah: 'JED',
    medina: 'MED',
    london: 'LON',
    lon: 'LON',
    heathrow: 'LHR',
    paris: 'CDG',
    'new york': 'JFK',
    vegas: 'LAS',
    sf: 'SFO',
    la: 'LAX',
    hawaii: 'HNL',
    maldives: 'MLE',
    turki: 'IST',
    jepun: 'TYO',
    'são paulo': 'GRU',
    'sao paulo': 'GRU',
    zürich: 'ZRH',
    'st. petersburg': 'LED',
    槟城: 'PEN',
    檳城: 'PEN',
    槟城机场: 'PEN',
    吉隆坡: 'KUL',
    浮罗交怡: 'LGK',
    兰卡威: 'LGK',
    亚庇: 'BKI',
    哥打京那峇鲁: 'BKI',
    沙巴: 'BKI',
    柔佛: 'JHB',
    成田: 'NRT',
    日本: 'TYO',
    香港: 'HKG',
    kaherah: 'CAI',
    HUE: 'HUE',
    hue: 'HUI',
  }
  for (const [typed, code] of Object.entries(expected)) expect(`${typed} ${first(typed)}`).toBe(`${typed} ${code}`)
})

test('typing mistakes are tolerated', () => {
  const slips = {
    pennang: 'PEN',
    penag: 'PEN',
    'kuala lumpr': 'KUL',
    'kota kinabaru': 'BKI',
    lankawi: 'LGK',
    bangkock: 'BKK',
    singapur: 'SIN',
    hongkong: 'HKG',
    sydeny: 'SYD',
    sidney: 'SYD',
    melborne: 'MEL',
    istanbl: 'IST',
    jakata: 'CGK',
    tokio: 'TYO',
    soeul: 'ICN',
    japn: 'TYO',
    'ho chi mihn': 'SGN',
    manilla: 'MNL',
    pukhet: 'HKT',
    sidny: 'SYD',
    malasia: 'KUL',
    vietnm: 'SGN',
    kaoshiung: 'KHH',
  }
  for (const [typed, code] of Object.entries(slips)) expect(`${typed} ${first(typed)}`).toBe(`${typed} ${code}`)
})

test('a group stands before its airports', () => {
  expect(findAirports('tokyo').map(({ code }) => code)).toEqual(['TYO', 'HND', 'NRT'])
  expect(
    findAirports('london')
      .slice(0, 3)
      .map(({ code }) => code),
  ).toEqual(['LON', 'LHR', 'LGW'])
})

test('a country gives its airports', () => {
  const japan = findAirports('japan')
  expect(japan).toHaveLength(8)
  expect(japan.every(({ countryCode }) => countryCode === 'JP')).toBe(true)
  expect(findAirports('usa').every(({ countryCode }) => countryCode === 'US')).toBe(true)
})

test('an empty text gives popular places, nonsense gives none', () => {
  expect(findAirports('').map(({ code }) => code)).toContain('PEN')
  expect(findAirports('xyzzyq')).toEqual([])
  expect(findAirports('headquarters')).toEqual([])
  expect(findAirports('🙈')).toEqual([])
})

test('every place is the first result for its code', () => {
  for (const { code, weight } of airports) if (weight > 0) expect(first(code.toLowerCase())).toBe(code)
  for (const code of ['ZZV', 'AAA', 'USA']) expect(first(code)).toBe(code)
})

test('any text gives at most eight places, each once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), typed => {
      const found = findAirports(typed)
      expect(found.length).toBeLessThanOrEqual(8)
      expect(new Set(found).size).toBe(found.length)
    }),
    { numRuns: 300 },
  )
})

test('an unambiguous text gives its place', () => {
  const clear = {
    'Penang (PEN)': 'PEN',
    'PEN - PENANG, MALAYSIA': 'PEN',
    penang: 'PEN',
    KL: 'KUL',
    Tokyo: 'TYO',
    narita: 'NRT',
    london: 'LON',
    singapur: 'SIN',
    qatar: 'DOH',
    birmingham: 'BHX',
    KUL: 'KUL',
    槟城: 'PEN',
    '东京成田 (NRT)': 'NRT',
  }
  for (const [typed, code] of Object.entries(clear))
    expect(readAirport(typed), typed).toMatchObject({ airport: { code } })
})

test('an ambiguous or mistyped text gives no certain place', () => {
  for (const typed of ['san jose', 'japan', 'hamilton', 'pennang', 'k']) {
    expect(readAirport(typed), typed).toHaveProperty('choices.0')
  }
  expect(readAirport('xyzzyq')).toEqual({ choices: [] })
  expect(readAirport('(ZZT)')).toEqual({ choices: [] })
})

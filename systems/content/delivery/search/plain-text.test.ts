import { expect, test } from 'vitest'
import { unspacedWords, wholeWords, wordsOf } from './plain-text.ts'

test('accents of Latin letters are left out, the marks of other scripts are part of their words', () => {
  expect(wordsOf('Hạ Long, Café')).toEqual(['ha', 'long', 'cafe'])
  expect(wordsOf('கடற்கரை பயணம்')).toEqual(['கடற்கரை', 'பயணம்'])
  expect(wordsOf('서울 여행')).toEqual(['서울', '여행'])
})

test('words without spaces between them are told apart, each also with what follows it', () => {
  expect(unspacedWords('Hong Kong: 香港旅游')).toEqual(['香港', '香港旅游', '旅游'])
  expect(unspacedWords('Penang')).toEqual([])
})

test('a long piece without spaces is cut around its hit, not within a Latin word', () => {
  const rivers = (count: number) => '河'.repeat(count)
  const piece = `${rivers(99)}⟦槟城⟧${rivers(52)}Kinabatangan${rivers(9)}`
  const cut = `${rivers(20)}⟦槟城⟧${rivers(52)}Kinabatangan`
  expect(wholeWords(piece, piece.replace(/[⟦⟧]/g, ''))).toBe(cut)
})

test('pieces of a text begin and end with whole words', () => {
  const text = 'Ribut hampir di mana-mana. Kira-kira dua jam; bilik kanak-kanak. 吉隆坡的夜市很热闹。'
  expect(wholeWords('kira ⟦dua⟧ jam; bilik kanak … ⟦mana⟧. Kira … ⟦隆坡⟧的夜', text)).toBe(
    'Kira-kira ⟦dua⟧ jam; bilik kanak-kanak … mana-⟦mana⟧. Kira-kira … ⟦隆坡⟧的夜',
  )
})

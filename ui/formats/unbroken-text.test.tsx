import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { UnbrokenText } from './unbroken-text.tsx'

const html = (text: string) => renderToStaticMarkup(<UnbrokenText text={text} />)

test('short compounds do not break, and the rest is unchanged', () => {
  expect(html('Sapa & the hills')).toBe('Sapa &amp; the hills')
  expect(html('Hokkaido: a first-timer’s guide')).toBe('Hokkaido: a <span class="unbroken">first-timer’s</span> guide')
  expect(html('from sun-up to well after-dark')).toBe(
    'from <span class="unbroken">sun-up</span> to well <span class="unbroken">after-dark</span>',
  )
})

test('a long compound may break', () => {
  expect(html('The Ho-Chi-Minh-City-to-Hanoi train')).toBe('The Ho-Chi-Minh-City-to-Hanoi train')
})

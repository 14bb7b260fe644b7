import { expect, test } from 'vitest'
import { languageInCookies } from '../../addresses/languages/language-cookie.ts'
import { keepLanguage } from './keep-language.client.ts'

const link = (tag: string, current: string) => `<a lang="${tag}" ${tag === current && 'aria-current="true"'}>${tag}</a>`
function kept(current: string, act?: (form: HTMLFormElement | null) => void) {
  document.body.innerHTML = `<form></form><nav class="languages">${link('en-MY', current)}${link('zh-Hans-MY', current)}</nav>`
  keepLanguage()
  act?.(document.querySelector('form'))
  return languageInCookies(document.cookie)
}

test('a page in a language sets the cookie, English where it is posted from', () => {
  expect([kept('zh-Hans-MY'), kept('en-MY')]).toEqual(['zh', 'zh'])
  expect(kept('en-MY', form => form?.dispatchEvent(new Event('submit', { bubbles: true })))).toBe('en')
})

import { expect, test } from 'vitest'
import { languageInCookies } from '../../addresses/languages/language-cookie.ts'
import { keepLanguage } from './keep-language.client.ts'

const links = ['en-MY', 'ms-MY', 'zh-Hans-MY'].map(tag => `<a href="#${tag}" lang="${tag}">${tag}</a>`).join('')
const page = (tag: string) => {
  document.body.innerHTML = `<form></form><nav class="languages">${links}</nav>`
  const [link] = document.querySelectorAll<HTMLAnchorElement>(`[lang=${tag}]`)
  if (link) link.ariaCurrent = 'true'
  keepLanguage()
}
const kept = () => languageInCookies(document.cookie)

test('a page in a language sets the cookie, English where it is chosen or posted from', () => {
  page('zh-Hans-MY')
  expect(kept()).toBe('zh')
  page('en-MY')
  expect(kept()).toBe('zh')
  document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true }))
  expect(kept()).toBe('en')
  document.querySelector<HTMLAnchorElement>('[lang=ms-MY]')?.click()
  expect(kept()).toBe('ms')
})

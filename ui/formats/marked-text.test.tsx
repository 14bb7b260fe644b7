import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MarkedText } from './marked-text.tsx'

const html = (text: string) => renderToStaticMarkup(<MarkedText text={text} />)

test('only marks become elements', () => {
  expect(html('no marks')).toBe('no marks')
  expect(html('⟦Hạ⟧ ⟦Long⟧ & <b>bay</b>')).toBe('<mark>Hạ</mark> <mark>Long</mark> &amp; &lt;b&gt;bay&lt;/b&gt;')
  expect(html('⟦<img src=x onerror=alert(1)>⟧')).toBe('<mark>&lt;img src=x onerror=alert(1)&gt;</mark>')
  expect(html('an end⟧ without ⟦a beginning')).toBe('an end⟧ without ⟦a beginning')
})

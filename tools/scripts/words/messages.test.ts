import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../install/steps.mjs'
import { messagesIn, type Value, written } from './messages.ts'

const subjects = globSync('words/*/*/ms.ts', { cwd: root }).map(name => path.dirname(name))

test.each(subjects)('%s: Malay that is exported for a translator and read back is the same', async subject => {
  const wordsOf = async (language: string): Promise<Value> =>
    (await import(path.join(root, subject, `${language}.ts`)))[language]
  const [english, malay] = [await wordsOf('en'), await wordsOf('ms')]
  const messages = JSON.parse(JSON.stringify(messagesIn(english, malay, subject)))
  const again = new Function(`return ${written(english, messages, subject)}`)()
  expect(messagesIn(again, undefined, subject)).toEqual(messagesIn(malay, undefined, subject))
})

test('a message without a translation is named', () => {
  const messages = messagesIn({ title: 'Search', empty: '' }, {}, 'form')
  expect(() => written({ title: 'Search' }, messages, 'form')).toThrow('form.title has no translation')
})

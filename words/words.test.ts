import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { inLanguage } from './current-language.ts'
import { quotationWords } from './offers/quotation/words.ts'

type Message = string | ((...values: never[]) => unknown)
type Words = { [key: string]: Message | Words }

const subjects = globSync('*/*', { cwd: import.meta.dirname }).filter(name => !/\.\w+$/.test(name))

/** By path, such as `houses.named`. */
function messagesOf(words: Words, before = ''): Map<string, Message> {
  return new Map(
    Object.entries(words).flatMap(([key, value]) =>
      typeof value === 'object' ? [...messagesOf(value, `${before}${key}.`)] : [[before + key, value] as const],
    ),
  )
}

/** The places of the values that a message uses, as `0` or `0.name`. */
function valuesOf(message: Message | undefined): string[] {
  if (typeof message !== 'function') return []
  const [, head = '', body = ''] = /^\(?(.*?)\)?\s*=>([\s\S]*)$/.exec(String(message)) ?? []
  const places = head.startsWith('{')
    ? [...head.matchAll(/(\w+)(?::\s*(\w+))?/g)].map(([, key = '', name = key]) => [`0.${key}`, name] as const)
    : head.split(',').map((name, at) => [String(at), name.trim()] as const)
  return places.filter(([, name]) => name && new RegExp(`\\b${name}\\b`).test(body)).map(([place]) => place)
}

async function messagesIn(subject: string, language: string): Promise<Map<string, Message>> {
  const module: Record<string, Words> = await import(path.join(import.meta.dirname, subject, `${language}.ts`))
  return messagesOf(module[language] ?? {})
}

test.each(subjects)('%s: each language shows every value that English shows', async subject => {
  const english = await messagesIn(subject, 'en')
  const others = globSync('??.ts', { cwd: path.join(import.meta.dirname, subject) }).map(file => file.slice(0, 2))
  for (const language of others) {
    const translated = await messagesIn(subject, language)
    const differing = [...english].filter(
      ([key, message]) => String(valuesOf(translated.get(key))) !== String(valuesOf(message)),
    )
    expect(differing.map(([key]) => `${subject}/${language}.ts: ${key}`)).toEqual([])
  }
})

test('texts for the office are made in a language of their own', () => {
  expect([inLanguage('ms', () => quotationWords().total), quotationWords().total]).toEqual([
    'Jumlah keseluruhan',
    'Total',
  ])
})

test('a value that a translation drops is found', () => {
  expect(valuesOf((days: number, unit: string) => `${days} ${unit}`)).toEqual(['0', '1'])
  expect(valuesOf((days: number, _: string) => `${days} hari`)).toEqual(['0'])
  expect(valuesOf(({ count }: { count: number }) => `${count} hari`)).toEqual(['0.count'])
})

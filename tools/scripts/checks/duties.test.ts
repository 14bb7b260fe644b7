import { expect, test } from 'vitest'
import { read } from './source-files.ts'

/** The requirements of levels 1 and 2 in ASVS 5.0.0, from its list for machines; numbers between them are of level 3. */
const standard = `V1.1.1-2 V1.2.1-9 V1.3.1-11 V1.4.1-3 V1.5.1-2 V2.1.1-3 V2.2.1-3 V2.3.1-4 V2.4.1 V3.2.1-2 V3.3.1-4 V3.4.1-6
V3.5.1-5 V3.7.1-2 V4.1.1-3 V4.2.1 V4.3.1-2 V4.4.1-4 V5.1.1 V5.2.1-3 V5.3.1-2 V5.4.1-3 V6.1.1-3 V6.2.1-12 V6.3.1-4 V6.4.1-4
V6.5.1-5 V6.6.1-3 V6.8.1-4 V7.1.1-3 V7.2.1-4 V7.3.1-2 V7.4.1-5 V7.5.1-2 V7.6.1-2 V8.1.1-2 V8.2.1-3 V8.3.1 V8.4.1 V9.1.1-3
V9.2.1-4 V10.1.1-2 V10.2.1-2 V10.3.1-4 V10.4.1-11 V10.5.1-5 V10.6.1-2 V10.7.1-3 V11.1.1-2 V11.2.1-3 V11.3.1-3 V11.4.1-4
V11.5.1 V11.6.1 V12.1.1-3 V12.2.1-2 V12.3.1-4 V13.1.1 V13.2.1-5 V13.3.1-2 V13.4.1-5 V14.1.1-2 V14.2.1-4 V14.3.1-3 V15.1.1-3
V15.2.1-3 V15.3.1-7 V16.1.1 V16.2.1-5 V16.3.1-4 V16.4.1-3 V16.5.1-3 V17.1.1 V17.2.1-4 V17.3.1-2`

const all = standard.split(/\s+/).flatMap(range => {
  const [, section, from, to = from] = /^(V\d+\.\d+)\.(\d+)(?:-(\d+))?$/.exec(range) ?? []
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => `${section}.${Number(from) + at}`)
})

/** The numbers in the first cell of each row; `V3.5.1 to V3.5.3` means those between too. */
const named = Array.from(read('docs/asvs.md').matchAll(/^\| (V[^|]+) \|/gm), match => match[1] ?? '').flatMap(cell =>
  cell.split(', ').flatMap(part => {
    const [from = '', to = from] = part.split(' to ')
    return all.slice(all.indexOf(from), all.indexOf(to) + 1)
  }),
)

test('the table of ASVS has each requirement of levels 1 and 2 once, and no other', () => {
  expect(all).toHaveLength(253)
  expect(named.toSorted()).toEqual(all.toSorted())
})

test('each duty of the law is numbered, and names the test that fails without it', () => {
  const rows = Array.from(read('docs/law.md').matchAll(/^\| (\d+) \| (.+) \|$/gm), match =>
    (match[2] ?? '').split(' | '),
  )
  expect(rows.length).toBeGreaterThan(30)
  for (const [duty, , proof = ''] of rows) expect(proof, duty).toMatch(/`\S+\.(test|spec)\.tsx?`|the tests named there/)
  const numbers = Array.from(read('docs/law.md').matchAll(/^\| (\d+) \|/gm), match => Number(match[1]))
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
})

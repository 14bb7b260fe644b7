import { expect, test } from 'vitest'
import { diskReport } from './disk-report.ts'

const failure = (code: string, file: string) => Object.assign(new Error(`${code}: write '${file}'`), { code })

test('a full disk is logged once for all files, and so is its end', () => {
  const lines: string[] = []
  const log = { error: (_: object, text: string) => lines.push(text), info: (text: string) => lines.push(text) }
  const report = diskReport(log as never, 'pictures are not kept', 'pictures are kept again')
  report.worked()
  report.failed(failure('ENOSPC', 'a'))
  report.failed(failure('ENOSPC', 'b'))
  report.worked()
  report.worked()
  report.failed(failure('EMFILE', 'a'))
  report.failed(failure('EMFILE', 'b'))
  expect(lines).toEqual([
    'pictures are not kept: the disk is full',
    'pictures are kept again',
    'pictures are not kept: EMFILE',
  ])
})

import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'

test('temporary files of a process and its children go with it', () => {
  const script = `import('${import.meta.dirname}/temporary-folder.ts').then(({ useTemporaryFolder }) => {
    useTemporaryFolder()
    const child = "console.log(require('node:fs').mkdtempSync(require('node:os').tmpdir() + '/left-'))"
    const left = require('node:child_process').execFileSync(process.execPath, ['--eval', child], { encoding: 'utf8' })
    process.stdout.write(require('node:fs').existsSync(left.trim()) + ' ' + left)
  })`
  const [wasThere, left = ''] = execFileSync(process.execPath, ['--eval', script], { encoding: 'utf8' })
    .trim()
    .split(' ')
  expect(wasThere).toBe('true')
  expect(existsSync(left)).toBe(false)
})

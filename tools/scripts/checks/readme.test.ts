import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../install/steps.mjs'

const steps = readFileSync(path.join(root, 'README.md'), 'utf8').match(/^\d\. In `[^`]+`, .+$/gm) ?? []

test('each step of the newcomer’s exercise names a file and a text in it', () => {
  expect(steps).toHaveLength(3)
  for (const step of steps) {
    const [file = '', text = ''] = Array.from(step.matchAll(/`([^`]+)`/g), ([, word]) => word)
    expect(existsSync(path.join(root, file)), step).toBe(true)
    expect(readFileSync(path.join(root, file), 'utf8'), step).toContain(text)
  }
})

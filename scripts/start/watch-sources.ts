import { watch } from 'node:fs'
import path from 'node:path'
import { root } from '../install/steps.mjs'
import type { Supervised } from './process/keep-alive.ts'
import type { Process } from './processes.ts'

const shared = ['contracts', 'posters', 'reference-data', 'services/service-kit', 'ui']
const source = /\.(tsx?|css|json|md|sql)$/
/** An editor or a git command writes many files in a row. */
const calm = 200

/** The site reloads its own sources. */
export function restartOnChange(processes: Process[], supervised: Supervised[]) {
  processes.forEach(({ name, entry }, index) => {
    if (name === 'site') return
    let timer: NodeJS.Timeout | undefined
    for (const folder of [path.dirname(entry), ...shared]) {
      watch(path.join(root, folder), { recursive: true }, (_event, file) => {
        if (!file || !source.test(file) || /node_modules|\.test\./.test(file)) return
        clearTimeout(timer)
        timer = setTimeout(() => supervised[index]?.restart(), calm)
      })
    }
  })
}

import { fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { missingRasters, rastersOf } from '@agency/posters/rasters/raster-folder.ts'
import { scenes } from '@agency/posters/scenes/scenes.ts'
import type { Logger } from '@agency/service-kit/observability/logger.ts'

const script = fileURLToPath(import.meta.resolve('@agency/posters/make.ts'))

/** Draws missing rasters at low priority, until this process ends. Nothing waits for it: requests draw rasters too. */
export async function drawAhead(folder: string, log: Logger): Promise<void> {
  const missing = await missingRasters(folder, rastersOf(scenes))
  if (missing.length === 0) return
  const child = fork(script, ['--out', folder], { execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
  child.unref()
  child.channel?.unref()
  let complaint = ''
  child.stderr?.on('data', chunk => {
    complaint = `${complaint}${chunk}`.slice(-2000)
  })
  child.once('error', error => log.warn({ err: error }, 'pictures cannot be drawn ahead'))
  child.once('spawn', () => {
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
    log.info({ pictures: missing.length, drawer: child.pid }, 'drawing pictures in the background')
  })
  child.once('exit', code => {
    if (code === 0) log.info('every picture is drawn')
    else log.warn({ code, complaint }, 'pictures cannot be drawn ahead')
  })
}

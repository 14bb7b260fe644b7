import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { problem } from '../../../scripts/install/problem.mjs'
import { root } from '../../../scripts/install/steps.mjs'
import { anyFreePort } from '../../../scripts/machine/ports.ts'
import { which } from '../../../scripts/machine/programs.ts'
import { compile, serveAspNet } from './mono.ts'

const sources = path.join(import.meta.dirname, 'booking')

/** A booking site in ASP.NET, with the classes that docs/plug-in.md tells an agency to paste. */
export type AspNetBooking = { url: string; stop: () => Promise<void> }

/** @param siteUrl where it sends its visitors back to */
export async function startAspNetBooking(port: number, siteUrl: string, handOffKey: string): Promise<AspNetBooking> {
  const folder = mkdtempSync(path.join(tmpdir(), 'aspnet-'))
  mkdirSync(path.join(folder, 'bin'))
  const fill = (name: string, values: Record<string, string>) => {
    const text = readFileSync(path.join(sources, name), 'utf8')
    const filled = Object.entries(values).reduce((all, [word, value]) => all.replaceAll(word, value), text)
    writeFileSync(path.join(folder, name), filled)
    return path.join(folder, name)
  }
  const pasted = classesOfTheGuide().map((code, number) => {
    const file = path.join(folder, `Pasted${number}.cs`)
    writeFileSync(file, code)
    return file
  })
  await compile([...pasted, path.join(sources, 'Booking.cs')], path.join(folder, 'bin/Booking.dll'))
  fill('Web.config', { HANDOFFKEY: handOffKey, SITEURL: siteUrl })
  const fastCgi = await anyFreePort()
  const settings = fill('nginx.conf', { PORT: String(port), FASTCGI: String(fastCgi), FOLDER: folder })
  const stopAspNet = await serveAspNet(folder, fastCgi)
  const nginx = spawn(which('nginx') ?? '', ['-c', settings, '-e', path.join(folder, 'error.log')], { stdio: 'ignore' })
  process.once('exit', () => nginx.kill('SIGKILL'))
  const url = `http://127.0.0.1:${port}`
  // ASP.NET makes its application with the first request.
  while (!(await fetch(url).catch(() => undefined))?.ok) {
    if (nginx.exitCode !== null) throw problem('nginx does not start.')
    await sleep(50)
  }
  return {
    url,
    async stop() {
      nginx.kill('SIGTERM')
      if (nginx.exitCode === null) await once(nginx, 'exit')
      await stopAspNet()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Every C# class in docs/plug-in.md, as it stands there. */
function classesOfTheGuide(): string[] {
  const guide = readFileSync(path.join(root, 'docs/plug-in.md'), 'utf8')
  return Array.from(guide.matchAll(/^```csharp\n(.*?)^```/gms), ([, code]) => code ?? '')
}

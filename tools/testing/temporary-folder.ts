import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Leads all temporary files of this process and its children into one folder, which goes with the process. */
export function useTemporaryFolder(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'tests-'))
  // Varnish reads its settings as a user of its own.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 }))
}

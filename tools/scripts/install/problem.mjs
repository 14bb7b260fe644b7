/**
 * An error with advice for a person: one line, no stack, exit code 1.
 * @param {string} message in one line
 * @returns {Error}
 */
export function problem(message) {
  return Object.assign(new Error(message), { name: 'Problem' })
}

const causes = {
  EACCES: 'No permission for $: run as the user it belongs to, or set DATA_DIR to a folder of your own.',
  EPERM: 'No permission for $: run as the user it belongs to, or set DATA_DIR to a folder of your own.',
  EROFS: '$ is on a read-only disk: set DATA_DIR to a writable folder.',
  ENOSPC: 'The disk is full: free some space, or set DATA_DIR to a folder on another disk.',
  EDQUOT: 'The disk quota is used up: free some space, or set DATA_DIR to a folder on another disk.',
  ENXIO: '$ cannot be reached: is its disk still there?',
  EIO: '$ cannot be read or written: its disk may be failing.',
  ENOTDIR: '$ is a file where a folder is needed: move it away, or set DATA_DIR to another folder.',
  EMFILE: 'Too many open files: raise the limit (ulimit -n 4096) and start again.',
}

/**
 * The line for a foreseen error, else the whole stack.
 * @param {unknown} error
 * @returns {string}
 */
export function explain(error) {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'Problem') return error.message
  const { code, path, dest } = /** @type {NodeJS.ErrnoException & { dest?: string }} */ (error)
  const cause = causes[/** @type {keyof typeof causes} */ (code ?? '')]
  return cause ? cause.replace('$', () => dest ?? path ?? 'the data folder') : (error.stack ?? error.message)
}

/**
 * The result is the exit code; an error is printed for people, and the code is 1.
 * @param {() => Promise<number | void>} work
 */
export async function command(work) {
  try {
    process.exitCode = (await work()) ?? 0
  } catch (error) {
    console.error(explain(error))
    process.exitCode = 1
  }
}

/** Loaded into every process before its own code: ends one that ignores the loss of its parent, or hangs. */
const limit = 4800

const die = () => process.kill(process.pid, 'SIGKILL')

function parentGone() {
  // The reader of our output is gone. A logger that insists on writing its last lines at exit would try for ever.
  process.prependListener('exit', die)
  const isOnly = process.listenerCount('disconnect') === 1
  if (isOnly) die()
  setTimeout(die, limit).unref()
}

process.on('disconnect', parentGone)
if (!process.connected) die()

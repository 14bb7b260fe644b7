import { connect } from 'node:net'

/** `closed`: the server ended the connection without a word. `silent`: it said nothing for ten seconds. */
export type RawAnswer = number | 'closed' | 'silent'

const timeLimit = 10_000
/** After this long without an answer our side says that nothing more will come. */
const lastWord = 1000

/**
 * Sends bytes as they are, as no browser would, and reads how they are answered.
 * @param url Where to; only host and port count.
 */
export function sendRaw(url: string, bytes: Buffer): Promise<RawAnswer> {
  const { hostname, port } = new URL(url)
  return new Promise(resolve => {
    const socket = connect(Number(port), hostname)
    let said = ''
    const done = (answer: RawAnswer) => {
      clearTimeout(over)
      clearTimeout(end)
      socket.destroy()
      resolve(answer)
    }
    const over = setTimeout(() => done('silent'), timeLimit)
    const end = setTimeout(() => socket.end(), lastWord)
    socket.on('data', chunk => {
      said = (said + chunk.toString('latin1')).slice(0, 200)
      const [, status] = /^HTTP\/1\.1 (\d{3}) [^\n]*\n/.exec(said) ?? []
      // 100 Continue only announces an answer.
      if (status && status !== '100') done(Number(status))
      else if (status) said = said.slice(said.indexOf('\r\n\r\n') + 4)
    })
    socket.on('error', () => done('closed'))
    socket.on('close', () => done('closed'))
    socket.write(bytes)
  })
}

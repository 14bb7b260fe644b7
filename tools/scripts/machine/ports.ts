import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { problem } from '../install/problem.mjs'

const maxWait = 8000

/** Port 0 for any; undefined for a port in use. @throws other errors, for example for a port of root */
export function tryPort(port: number, host = '127.0.0.1'): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', error => {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'EADDRINUSE') resolve(undefined)
      else reject(error)
    })
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address() as AddressInfo
      server.close(() => resolve(address.port))
    })
  })
}

export async function anyFreePort(): Promise<number> {
  return (await tryPort(0)) as number
}

/** @param again processes of an earlier run may still be ending */
export async function claimPort(port: number, variable: string, again: boolean) {
  const deadline = Date.now() + (again ? maxWait : 0)
  for (;;) {
    try {
      if (await tryPort(port)) return
    } catch (error) {
      throw problem(`Cannot listen on port ${port} (${(error as Error).message}): set ${variable} to another one.`)
    }
    if (Date.now() >= deadline) {
      throw problem(`Port ${port} is taken: stop the program that uses it, or set ${variable} to another port.`)
    }
    await sleep(100)
  }
}

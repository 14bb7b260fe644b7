import { createCipheriv, createHmac, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { machineKeySetting } from './forms-ticket.server.ts'
import { ticketSessions } from './ticket-sessions.server.ts'

const [validationKey, decryptionKey] = [randomBytes(64), randomBytes(32)]
const key = machineKeySetting.parse(
  `<machineKey validationKey="${validationKey.toString('hex')}" decryptionKey="${decryptionKey.toString('hex')}" compatibilityMode="Framework20SP2" />`,
)
const told: string[] = []
const { read, cookieName } = ticketSessions({ SESSION_COOKIE_NAME: '.ASPXAUTH', SESSION_MACHINE_KEY: key }, why =>
  told.push(why),
)

/** A ticket as .NET writes it: the reader itself is held to published ones in `forms-ticket.server.test.ts`. */
function ticket(userData: string, minutesLeft = 20): string {
  const ticks = (time: number) => {
    const bytes = Buffer.alloc(8)
    bytes.writeBigInt64LE(BigInt(time) * 10_000n + 621_355_968_000_000_000n)
    return bytes
  }
  const text = (words: string) => {
    const length = words.length < 128 ? [words.length] : [(words.length & 0x7f) | 0x80, words.length >> 7]
    return Buffer.concat([Buffer.from(length), Buffer.from(words, 'utf16le')])
  }
  const [now, end] = [Date.now(), Date.now() + minutesLeft * 60_000]
  const start = [Buffer.from([1, 2]), ticks(now), Buffer.from([0xfe]), ticks(end), Buffer.from([0])]
  const plain = [randomBytes(32), ...start, text('aisyah@example.com'), text(userData), text('/'), Buffer.from([0xff])]
  const cipher = createCipheriv('aes-256-cbc', decryptionKey, Buffer.alloc(16))
  const sealed = Buffer.concat([cipher.update(Buffer.concat(plain)), cipher.final()])
  return Buffer.concat([sealed, createHmac('sha256', validationKey).update(sealed).digest()])
    .toString('hex')
    .toUpperCase()
}

const user = { firstName: 'Aisyah', userId: 7, userTypeCode: 'MEM', isAgent: false, authenticated: true }

test('a ticket whose user data names the member is accepted', async () => {
  expect(cookieName).toBe('.ASPXAUTH')
  const { authenticated: _, ...session } = user
  const long = JSON.stringify({ ...user, more: 'x'.repeat(200) })
  for (const userData of [JSON.stringify(user), long]) {
    const known = await read(`a=1; .ASPXAUTH=${ticket(userData)}; b=2`)
    expect(known).toMatchObject({ session, isLapsed: false })
  }
  expect(told).toEqual([])
})

test('an outdated cookie of the same name does not hide the valid one', async () => {
  const [good, stale] = [ticket(JSON.stringify(user)), ticket(JSON.stringify(user), -2)]
  for (const cookies of [`.ASPXAUTH=${stale}; .ASPXAUTH=${good}`, `.ASPXAUTH=${good}; .ASPXAUTH=${stale}`])
    expect((await read(cookies)).session).toMatchObject({ userId: 7 })
  expect(told).toEqual([])
})

test.each([
  ['that is over', () => ticket(JSON.stringify(user), -2), 'it is over'],
  ['with a name alone', () => ticket(''), 'UserData'],
  ['without a member', () => ticket('{"userId":0}'), 'userId'],
  ['of another site', () => 'AB'.repeat(120), 'SESSION_MACHINE_KEY'],
])('a ticket %s is refused, and the log says why', async (_, value, reason) => {
  told.length = 0
  expect(await read(`.ASPXAUTH=${value()}`)).toEqual({ session: undefined, isLapsed: false })
  expect(told).toEqual([expect.stringContaining(reason)])
})

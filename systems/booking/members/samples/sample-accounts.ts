/**
 * Sample accounts, made with `APP_ENV=local` only; production does not start on a database that has them. The start
 * prints `sample-sign-ins.txt`.
 */

export const samplePassword = 'Wander-2026'

type SampleLot = { kind: 'credit' | 'wallet'; ringgit: number; expiresInDays?: number }

export type SampleAccount = {
  email: string
  firstName: string
  lastName: string
  phone: string
  /** Agents only. */
  agent?: { tradingId: string; username: string; agencyName: string }
  wallets: ('credit' | 'wallet')[]
  lots: SampleLot[]
  holds: { kind: 'credit' | 'wallet'; ringgit: number }[]
}

export const sampleAccounts: SampleAccount[] = [
  {
    email: 'aisyah@example.com',
    firstName: 'Aisyah',
    lastName: 'Rahman',
    phone: '12-345 6789',
    wallets: ['credit', 'wallet'],
    lots: [
      { kind: 'credit', ringgit: 100 },
      { kind: 'credit', ringgit: 50, expiresInDays: 90 },
      { kind: 'wallet', ringgit: 1255, expiresInDays: 365 },
    ],
    holds: [{ kind: 'wallet', ringgit: 20.5 }],
  },
  {
    email: 'daniel@example.com',
    firstName: 'Daniel',
    lastName: 'Tan',
    phone: '16-987 6543',
    wallets: ['credit'],
    lots: [{ kind: 'credit', ringgit: 75 }],
    holds: [],
  },
  {
    email: 'meiling@example.com',
    firstName: 'Mei Ling',
    lastName: 'Wong',
    phone: '3-2181 0000',
    agent: { tradingId: 'KLN-0042', username: 'meiling', agencyName: 'Contoh Travel & Tours' },
    wallets: ['credit'],
    lots: [{ kind: 'credit', ringgit: 25_000 }],
    holds: [{ kind: 'credit', ringgit: 3200 }],
  },
]

import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  agentTitle: 'Log masuk ejen',
  title: 'Log masuk & daftar',
  member: { title: 'Ahli', logIn: 'Log masuk', signUp: 'Daftar' },
  agent: { title: 'Ejen', logIn: 'Log masuk sebagai ejen', signUp: 'Jadi ejen' },
}

import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  logIn: 'Log masuk',
  signUp: 'Daftar',
  hi: 'Hai,',
  hiTo: name => `Hai, ${name}`,
  traveller: 'pengembara',
  logOut: 'Log keluar',
  menu: {
    manageProfile: 'Profil',
    managePassword: 'Tukar kata laluan',
    upcomingTrips: 'Perjalanan akan datang',
    travelHistory: 'Sejarah perjalanan',
    frequentFlyer: 'Penerbang kerap',
    travellerGroup: 'Kumpulan pengembara',
    savedSearch: 'Carian disimpan',
  },
  balances: 'Baki anda',
  notShownAgain: 'Baki anda tidak dapat dipaparkan buat masa ini. Sila cuba lagi dalam beberapa minit.',
  expires: ({ sum, day }) => `${sum} luput pada ${day}`,
  agentCredit: 'Kredit ejen',
  travelCredit: 'Kredit perjalanan (baucar e-tunai)',
  wallet: 'Dompet perjalanan',
}

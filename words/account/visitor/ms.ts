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
    frequentFlyer: 'Penumpang kerap',
    travellerGroup: 'Kumpulan pengembara',
    savedSearch: 'Carian tersimpan',
  },
  balances: 'Baki anda',
  notShownAgain: 'Baki anda tidak dapat ditunjukkan sekarang. Sila cuba lagi dalam beberapa minit.',
  expires: ({ sum, day }) => `${sum} luput pada ${day}`,
  agentCredit: 'Kredit Ejen',
  travelCredit: 'Kredit Perjalanan (Baucar E-Tunai)',
  wallet: 'Dompet Perjalanan',
}

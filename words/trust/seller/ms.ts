import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  title: 'Maklumat penjual',
  arranges: 'Maklumat penganjur perjalanan',
  labels: {
    company: 'Syarikat (nombor pendaftaran)',
    licence: 'Lesen pelancongan',
    address: 'Alamat berdaftar',
    contact: 'Telefon dan e-mel',
    price: 'Harga',
    payment: 'Kaedah pembayaran',
    confirmation: 'Pengesahan',
    correcting: 'Sebelum borang dihantar',
    complaints: 'Aduan',
  },
  licenceUntil: (licence, day) => `${licence}, sah sehingga ${day}`,
  means: {
    card: 'kad kredit atau kad debit',
    fpx: 'FPX',
    'duitnow-qr': 'DuitNow QR',
    'bank-transfer': 'pindahan bank',
    'e-wallet': 'e-dompet',
    cash: 'tunai',
    instalments: 'bayaran ansuran',
  },
  parts: {
    taxes: 'cukai dan caj yang dikutip bersama tempahan',
    'service-tax': 'cukai perkhidmatan jika dikenakan',
    'tourism-tax': 'cukai pelancongan yang dibayar oleh tetamu warga asing di hotel di Malaysia',
    fees: 'fi kami',
  },
  included: parts => `Dalam ringgit, termasuk ${parts}.`,
  notIncluded: parts => `Tidak termasuk: ${parts}.`,
  confirmation: days => `Dalam tempoh ${days} hari bekerja selepas pesanan anda diterima.`,
  correcting:
    'Anda boleh membetulkan semua maklumat sebelum menghantarnya. Kami mengakui penerimaannya serta-merta dengan nombor rujukan. Tiada tempahan dibuat sehingga kami mengesahkannya.',
  complaints: (mailbox, days) =>
    `Tulis kepada ${mailbox}.${days === undefined ? '' : ` Anda akan menerima jawapan kami dalam tempoh ${days} hari.`}`,
  tribunal: limit =>
    `Jika anda tidak berpuas hati, Tribunal Tuntutan Pengguna Malaysia memutuskan tuntutan sehingga ${limit}, dan Pihak Berkuasa Penerbangan Awam Malaysia membantu dalam hal penerbangan.`,
  more: 'Kaedah pembayaran, aduan dan lain-lain',
}

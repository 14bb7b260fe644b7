import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  subject: reference => `Kami telah menerima mesej anda: ${reference}`,
  dear: name => `Kepada ${name},`,
  hello: 'Salam sejahtera,',
  thanks: brand => `Terima kasih. ${brand} telah menerima mesej anda. Nombor rujukan anda ialah:`,
  corrected: reference => `Laman web memaparkan ${reference}. Sila gunakan nombor rujukan di atas.`,
  attached: 'Tarikh berlepas dilampirkan untuk kalendar anda. Belum ada tempahan dibuat.',
  whoAnswers: 'Siapa yang akan menjawab',
  answer: ({ planner, within, byPhone }) =>
    `${planner ? `${planner} atau rakan sekerjanya` : 'Seorang perunding perjalanan'} akan membacanya dan menjawab${within && `, ${within}`}. Untuk menambah maklumat, ${byPhone ? 'balas e-mel ini atau telefon kami' : 'balas e-mel ini'} dan nyatakan nombor rujukan tersebut.`,
  planner: 'Perunding anda',
  hours: 'Waktu pejabat',
  phone: 'Telefon',
  email: 'E-mel',
  lookAgain: 'Lihat sekali lagi',
  copy: 'Maklumat yang anda hantar',
  withoutAddresses: 'Alamat web dan e-mel yang anda tulis tidak disertakan dalam salinan ini.',
  ignore: 'Jika anda tidak menulis kepada kami, sila abaikan e-mel ini.',
  pictureOf: title => `Gambar ${title}`,
  chosen: 'Pilihan',
  event: title => `${title} (pertanyaan sahaja, belum ditempah)`,
  reference: reference => `Rujukan: ${reference}`,
}

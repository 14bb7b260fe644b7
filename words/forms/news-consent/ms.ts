import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  agree: notice => [
    'Saya bersetuju nama dan alamat e-mel saya digunakan untuk menghantar tawaran kepada saya melalui e-mel, seperti yang diterangkan dalam ',
    notice('notis privasi'),
    '. Saya boleh menarik balik persetujuan ini pada bila-bila masa.',
  ],
}

import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  frequent: 'Ramai orang menggunakan kata laluan ini, jadi kata laluan inilah yang mula-mula diteka.',
  repeated: 'Kata laluan ini berulang-ulang. Pilih perkataan yang tidak berkaitan.',
  personal: 'Kata laluan ini terdiri daripada perkataan yang mula-mula diteka: nama anda, alamat anda, "password".',
  row: 'Kata laluan ini ialah deretan kekunci papan kekunci atau abjad.',
}

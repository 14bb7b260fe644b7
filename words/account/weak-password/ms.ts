import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  frequent: 'Ramai orang menggunakan kata laluan ini, jadi ia diteka dahulu.',
  repeated: 'Kata laluan ini berulang-ulang. Pilih perkataan yang tidak berkaitan.',
  personal: 'Kata laluan ini terdiri daripada perkataan yang diteka dahulu: nama anda, alamat anda, "password".',
  row: 'Kata laluan ini ialah deretan kekunci papan kekunci atau abjad.',
}

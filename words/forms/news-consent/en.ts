import type { ReactNode } from 'react'

/** The consent of a registration. Changed words are a new version of `contracts/booking/pdpa-consent.ts`. */
export const en = {
  agree: (notice: (text: string) => ReactNode): ReactNode[] => [
    'I agree that my name and e-mail address are used to send me offers by e-mail, as the ',
    notice('privacy notice'),
    ' describes. I can take this back at any time.',
  ],
}

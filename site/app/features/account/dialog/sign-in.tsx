import { Island } from '@agency/ui/islands/island.tsx'
import type { SignInLinks } from '../login/sign-in-links.ts'
import { island } from './sign-in.island.tsx'

type SignInProps = {
  elsewhere: SignInLinks | undefined
  className: string
  /** Buttons in the phone menu instead of links in the header. */
  inMenu?: boolean
}

export function SignIn({ elsewhere, className, inMenu }: SignInProps) {
  if (!elsewhere) {
    const props = inMenu ? { areButtons: true as const } : {}
    return <Island of={island} props={props} id={inMenu ? 'menu' : ''} when="touch" className={className} />
  }
  return (
    <div className={className}>
      <a className={inMenu ? 'button' : undefined} href={elsewhere.logIn}>
        Log in
      </a>
      <a className={inMenu ? 'button button--quiet' : undefined} href={elsewhere.signUp}>
        Sign up
      </a>
    </div>
  )
}

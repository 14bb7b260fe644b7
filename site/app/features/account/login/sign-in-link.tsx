/** "Log in" or "Sign up": opens the dialog, or leads to the booking site's own page where that has the forms. */
export function SignInLink({
  wanted,
  elsewhere,
  className,
}: {
  wanted: 'log-in' | 'sign-up'
  elsewhere: string | undefined
  className?: string
}) {
  const here = wanted === 'log-in' ? '/Login' : '/Login#sign-up'
  return (
    <a className={className} href={elsewhere ?? here} data-login={elsewhere ? undefined : wanted}>
      {wanted === 'log-in' ? 'Log in' : 'Sign up'}
    </a>
  )
}

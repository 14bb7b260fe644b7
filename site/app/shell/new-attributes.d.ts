import 'react'

/** Attributes that React's types do not know yet: the invoker commands of HTML. */
declare module 'react' {
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    command?: string
    commandfor?: string
  }
}

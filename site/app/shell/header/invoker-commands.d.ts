import 'react'

/** The invoker command attributes of HTML, which React's types do not know yet. */
declare module 'react' {
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    command?: string
    commandfor?: string
  }
}

import 'react'

/** Attributes that React's types do not know yet: the invoker commands of HTML, and WebMCP's names of forms as tools. */
declare module 'react' {
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    command?: string
    commandfor?: string
  }
  interface FormHTMLAttributes<T> extends HTMLAttributes<T> {
    toolname?: string
    tooldescription?: string
  }
}

import type { ComponentProps } from 'react'

/** A checkbox, or a radio button, with its label beside it. */
export const Box = ({ type = 'checkbox', children, ...input }: ComponentProps<'input'>) => (
  <label className="box">
    <input type={type} {...input} />
    <span>{children}</span>
  </label>
)

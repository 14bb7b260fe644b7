import type { ComponentProps } from 'react'

/** Also for radio buttons. */
export const Box = ({ type = 'checkbox', children, ...input }: ComponentProps<'input'>) => (
  <label className="box">
    <input type={type} {...input} />
    <span>{children}</span>
  </label>
)

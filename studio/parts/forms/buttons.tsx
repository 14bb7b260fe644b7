import { Icon } from '@agency/ui/pictures/icon.tsx'
import type { ComponentProps } from 'react'

type ButtonProps = ComponentProps<'button'>

export const MainButton = (props: ButtonProps) => <button type="button" className="button" {...props} />

export const QuietButton = (props: ButtonProps) => <button type="button" className="button button--quiet" {...props} />

export const SmallButton = (props: ButtonProps) => <button type="button" className="pick" {...props} />

export const LinkButton = (props: ButtonProps) => <button type="button" className="as-link" {...props} />

export const AddButton = ({ icon = 'plus', children, ...props }: ButtonProps & { icon?: string }) => (
  <button type="button" className="add" {...props}>
    <Icon name={icon} size={18} /> {children}
  </button>
)

export const IconButton = ({ icon, label, ...props }: ButtonProps & { icon: string; label: string }) => (
  <button type="button" className="icon-button" aria-label={label} {...props}>
    <Icon name={icon} size={18} />
  </button>
)

import { Icon } from '@agency/ui/pictures/icon.tsx'
import type { ComponentProps } from 'react'

type ButtonProps = ComponentProps<'button'>

/** Not the attribute `disabled`, because a button that gets it when it is pressed loses the focus. */
const Button = ({ disabled, onClick, ...props }: ButtonProps) => (
  <button
    type="button"
    aria-disabled={disabled}
    onClick={disabled ? event => event.preventDefault() : onClick}
    {...props}
  />
)

export const MainButton = (props: ButtonProps) => <Button className="button" {...props} />
export const QuietButton = (props: ButtonProps) => <Button className="button button--quiet" {...props} />
export const SmallButton = (props: ButtonProps) => <Button className="pick" {...props} />
export const LinkButton = (props: ButtonProps) => <Button className="as-link" {...props} />

export const AddButton = ({ icon = 'plus', children, ...props }: ButtonProps & { icon?: string }) => (
  <Button className="add" {...props}>
    <Icon name={icon} size={18} /> {children}
  </Button>
)

export const IconButton = ({ icon, label, ...props }: ButtonProps & { icon: string; label: string }) => (
  <Button className="icon-button" aria-label={label} {...props}>
    <Icon name={icon} size={18} />
  </Button>
)

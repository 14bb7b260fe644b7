import { Icon } from '@agency/ui/pictures/icon.tsx'
import type { ReactNode } from 'react'
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { words } from '../words/words.ts'

type WindowProps = {
  title: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  size?: 'small' | 'large'
  children: ReactNode
}

export function Window({ title, isOpen, onOpenChange, size = 'small', children }: WindowProps) {
  return (
    <ModalOverlay className="window-ground" isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Modal className={`window window--${size}`}>
        <Dialog className="window__body">
          <div className="window__head">
            <Heading slot="title">{title}</Heading>
            <Button slot="close" className="icon-button" aria-label={words.shell.close}>
              <Icon name="x" />
            </Button>
          </div>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

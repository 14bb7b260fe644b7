const troubles: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EROFS: 'the disk is read-only',
  EACCES: 'the folder of the data may not be written to',
  EIO: 'the disk is failing',
  '53100': 'the disk of the database is full',
}

export function diskTrouble(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code = '', syscall } = at as NodeJS.ErrnoException
    if (troubles[code] && syscall !== 'connect') return troubles[code]
  }
  return undefined
}

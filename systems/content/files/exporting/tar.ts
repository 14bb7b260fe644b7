const blockSize = 512
/** Bytes of a path in one field of the header. */
const maxName = 100

/** A tar archive (POSIX ustar) of text files by their paths. @throws for paths of more than 255 bytes */
export function tar(files: ReadonlyMap<string, string>, now: Date): Buffer {
  const blocks = [...files].flatMap(([path, text]) => {
    const content = Buffer.from(text)
    const padding = Buffer.alloc((blockSize - (content.length % blockSize)) % blockSize)
    return [header(path, content.length, now), content, padding]
  })
  return Buffer.concat([...blocks, Buffer.alloc(2 * blockSize)])
}

function header(path: string, size: number, now: Date): Buffer {
  const { name, prefix } = split(path)
  const block = Buffer.alloc(blockSize)
  const octal = (number: number, length: number) => `${number.toString(8).padStart(length - 1, '0')}\0`
  block.write(name, 0)
  block.write(octal(0o644, 8), 100)
  block.write(octal(0, 8), 108)
  block.write(octal(0, 8), 116)
  block.write(octal(size, 12), 124)
  block.write(octal(Math.floor(now.getTime() / 1000), 12), 136)
  block.write('        ', 148)
  block.write('0', 156)
  block.write('ustar\0', 257)
  block.write('00', 263)
  block.write(prefix, 345)
  const sum = block.reduce((total, byte) => total + byte, 0)
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return block
}

function split(path: string): { name: string; prefix: string } {
  if (Buffer.byteLength(path) <= maxName) return { name: path, prefix: '' }
  const at = path.indexOf('/', path.length - maxName - 1)
  if (at < 0 || at > 155) throw new Error(`the path ${path} is too long for an archive`)
  return { prefix: path.slice(0, at), name: path.slice(at + 1) }
}

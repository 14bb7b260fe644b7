/** Able to install the product's Node. An older one may not even read the other files. */
const oldest = 18

if (Number(process.versions.node.split('.')[0]) < oldest) {
  console.error(`Node ${process.versions.node} is too old: install Node ${oldest} or later (https://nodejs.org).`)
  process.exit(1)
}

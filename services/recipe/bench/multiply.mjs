// node services/recipe/bench/multiply.mjs <mongodb address> <count> — copies the stored recipes up to this number.
// Writes to the database directly: open search indexes are not updated.
// Each copy has its own name, slug and dates. Prints the slugs of all recipes as JSON.
import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';

const BATCH = 500;

const [address = '', target = '0'] = process.argv.slice(2);
const connection = await mongoose.createConnection(address, { dbName: 'larder-recipe' }).asPromise();
const recipes = connection.collection('recipes');
const originals = await recipes.find({ groupId: { $exists: true } }).toArray();
const slugs = originals.map(({ slug }) => slug);
let copies = [];
for (let round = 2; slugs.length < Number(target) && originals.length > 0; round += 1) {
  for (const original of originals.slice(0, Number(target) - slugs.length)) {
    const copy = copyOf(original, round);
    slugs.push(copy.slug);
    copies.push(copy);
    if (copies.length === BATCH) await insert();
  }
}
if (copies.length > 0) await insert();
await connection.close();
process.stdout.write(JSON.stringify(slugs));

async function insert() {
  await recipes.insertMany(copies, { ordered: false });
  copies = [];
}

function copyOf({ name, nameSort, slug, slugKey, createdAt, updatedAt, ...rest }, round) {
  const later = (date) => new Date(date.getTime() + round * 1000);
  return {
    ...rest,
    _id: randomUUID(),
    name: `${name} ${round}`,
    nameSort: `${nameSort} ${round}`,
    slug: `${slug}-copy-${round}`,
    slugKey: `${slugKey}-copy-${round}`,
    createdAt: later(createdAt),
    updatedAt: later(updatedAt),
  };
}

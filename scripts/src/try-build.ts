import { buildUnit } from './build/build-unit';
buildUnit(process.argv[2]!)
  .then((b) => console.log(b))
  .catch((e) => {
    console.error(e);
    process.exit(1);
  });

import { ReadDirectory } from '@larder/contracts';
import { Streams } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { DirectoryReader } from './directory-reader.js';

@Controller()
export class DirectoryController {
  constructor(private readonly directory: DirectoryReader) {}

  @Streams(ReadDirectory)
  read() {
    return this.directory.entries();
  }
}

import { Module } from '@nestjs/common';
import { CodeRepository } from './code.repository.js';
import { CodeLimits } from './code-limits.js';

@Module({ providers: [CodeRepository, CodeLimits], exports: [CodeRepository, CodeLimits] })
export class CodeModule {}

import type { Type } from '@nestjs/common';
];
